-- Every write notifies all processes on the channel "changes": with a domain's name if readers would see something new
-- of it, with "gone" if something must no longer be shown. Views, checks of feeds and the delivery of letters are on no
-- page, so they send no notice. Weather figures are cached for minutes, by the clock alone.
create function platform.tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', coalesce(tg_argv[0], tg_table_schema));
  return null;
end
$$;

create trigger tells_new after insert on news.article
  for each statement execute function platform.tell_change();
create trigger tells_edit after update of title, summary, image_url, category, story_id on news.article
  for each statement execute function platform.tell_change();
create trigger tells_takedown after update of hidden or delete on news.article
  for each row execute function platform.tell_change('gone');
create trigger tells_topics after insert or update or delete on news.topic
  for each statement execute function platform.tell_change();
create trigger tells_takedown after update of hidden on news.topic
  for each row execute function platform.tell_change('gone');
create trigger tells_lists after insert or update on news.digest
  for each statement execute function platform.tell_change();
create trigger tells_wish after insert or update or delete on news.wish
  for each statement execute function platform.tell_change();

create trigger tells_match after insert or update or delete on league.match
  for each statement execute function platform.tell_change();
create trigger tells_decision after insert or update or delete on league.decision
  for each statement execute function platform.tell_change();
create trigger tells_forecast after insert or update on league.forecast
  for each statement execute function platform.tell_change();

create trigger tells_quote after insert or update on markets.quote
  for each statement execute function platform.tell_change();
create trigger tells_share after insert or update on markets.share
  for each statement execute function platform.tell_change();
create trigger tells_rate after insert or update on markets.rate
  for each statement execute function platform.tell_change();
create trigger tells_indicator after insert or update on markets.indicator
  for each statement execute function platform.tell_change();

create trigger tells_film after insert or update or delete on culture.film
  for each statement execute function platform.tell_change();
create trigger tells_song after insert or update or delete on culture.chart_song
  for each statement execute function platform.tell_change();
create trigger tells_event after insert or update on culture.event
  for each statement execute function platform.tell_change();
create trigger tells_removal after delete on culture.event
  for each row execute function platform.tell_change('gone');

create trigger tells_brief after insert or update on letters.brief
  for each statement execute function platform.tell_change();
