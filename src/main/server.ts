// An installed systemd unit names this file; the unit in ops/ names the new one. To be removed after version 1.1.
import "#app/main.ts";
