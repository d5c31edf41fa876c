vcl 4.1;

# Varnish as a shared cache that obeys what the product says to CDNs (CDN-Cache-Control, RFC 9213) and forgets what was
# taken down (Cache-Tag): an example, in front of nginx or, as here, of the web processes (TRUST_PROXY=1).
#   apt-get install varnish varnish-modules
#   EDGE_PURGE_TOKEN=… varnishd -a :80 -f /opt/naija-gist/ops/varnish.vcl -s malloc,512m
# The product needs the same EDGE_PURGE_TOKEN, and EDGE_PURGE_URLS with this machine's address (http://10.0.0.5/).
import directors;
import std;
import xkey;

probe ready { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; }
backend web_1 { .host = "web-1"; .port = "3000"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 20s; }
backend web_2 { .host = "web-2"; .port = "3000"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 20s; }
backend web_3 { .host = "web-3"; .port = "3000"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 20s; }

# Only the web processes may purge, and only with the token.
acl purgers {
  "127.0.0.0"/8;
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
  web.add_backend(web_3);
}

sub vcl_recv {
  set req.backend_hint = web.backend();
  if (req.method == "PURGE") {
    call purge_by_tag;
  }
  # The operator's pages are not served from here, in whatever spelling the product would read their names.
  if (req.url ~ "(?i)^/+(metrics|ops)([/?#]|$)" ||
      req.url ~ "(?i)^[^?]*(/\.{1,2}([/?#]|$)|%2e|%[46][1-9a-f]|%[57][0-9a])") {
    return (synth(404));
  }
  # An answer differs by its encoding, by the dictionary that the browser has, and by the data saver; each is reduced to
  # one word.
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(1|0?\.\d*[1-9]))") {
    set req.http.X-Encoding = "br";
  } else {
    unset req.http.X-Encoding;
  }
  if (req.http.X-Encoding && req.http.Accept-Encoding ~ "(?i)(^|,)\s*dcz\s*(,|$)" &&
      req.http.Available-Dictionary ~ "^:[A-Za-z0-9+/]{43}=:$") {
    set req.http.X-Encoding = "br, dcz";
  } else {
    unset req.http.Available-Dictionary;
  }
  if (req.http.Save-Data ~ "(?i)^on$") {
    set req.http.Save-Data = "on";
  } else {
    unset req.http.Save-Data;
  }
  set req.http.X-Request-Id = req.xid;
  # Behind the staging gate nothing is kept. No other cookie changes an answer.
  if (req.http.Cookie ~ "(^|;\s*)gate=") {
    return (pass);
  }
  unset req.http.Cookie;
  if (req.restarts == 0) {
    unset req.http.X-Renew;
  } elseif (req.http.X-Renew) {
    set req.grace = 0s;
  } else {
    set req.grace = 1y;
  }
}

sub purge_by_tag {
  if (client.ip !~ purgers || std.getenv("EDGE_PURGE_TOKEN") == "" ||
      req.http.Authorization != "Bearer " + std.getenv("EDGE_PURGE_TOKEN")) {
    return (synth(403));
  }
  set req.http.X-Purged = xkey.purge(req.http.Cache-Tag);
  return (synth(200, "Purged " + req.http.X-Purged));
}

# Varnish unpacks gzip by itself for clients that do not read it; it only passes brotli on.
sub vcl_hash {
  if (req.http.X-Encoding) {
    hash_data(req.http.X-Encoding);
    hash_data(req.http.Available-Dictionary);
  }
}

sub vcl_backend_fetch {
  if (bereq.http.X-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
    unset bereq.http.X-Encoding;
  }
}

# An answer may stand in for as long as stale-if-error says (its grace). Past stale-while-revalidate a new one is asked
# for first, and the old one is sent only if that fails.
sub vcl_hit {
  if (req.restarts == 0 && obj.ttl + std.duration(obj.http.X-While-Revalidate, 0s) < 0s) {
    set req.http.X-Renew = "yes";
    return (restart);
  }
}

sub vcl_backend_response {
  if ((beresp.status == 502 || beresp.status == 503) && bereq.method == "GET" && bereq.retries < 2) {
    return (retry);
  }
  # An error does not replace a kept answer.
  if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Renew)) {
    return (abandon);
  }
  # Whatever names itself can be purged: a picture says nothing else to CDNs.
  if (beresp.http.Cache-Tag) {
    set beresp.http.xkey = beresp.http.Cache-Tag;
  }
  # An answer marked as for one reader is never kept, whatever else it says: a page behind the gate, a form's answer.
  if (beresp.http.CDN-Cache-Control && beresp.http.Cache-Control !~ "(?i)no-store|private") {
    set beresp.http.X-While-Revalidate = regsub(beresp.http.CDN-Cache-Control,
      "(?i)^.*stale-while-revalidate=(\d+).*$", "\1s");
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control,
      "(?i)^.*(?:s-maxage|max-age)=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control,
      "(?i)^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.method == "GET" && bereq.retries < 2) {
    return (retry);
  }
  if (bereq.http.X-Renew) {
    return (abandon);
  }
}

# If there is no new answer, the kept one is sent.
sub vcl_synth {
  if (resp.status == 503 && req.http.X-Renew) {
    unset req.http.X-Renew;
    return (restart);
  }
}

sub vcl_deliver {
  # Meant for this cache, not for browsers.
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Accel-Expires;
  unset resp.http.X-While-Revalidate;
}
