import sentences, { plural } from "./pcm.po";
import type { Translation } from "./translation.ts";

export default {
  language: "pcm",
  sentences,
  plural,
  dates: {
    days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortDays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    months: [
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ],
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    long: "{day}, {date} {month} {year}",
    now: "now now",
    minutes: ["{n} minute wey don pass", "{n} minutes wey don pass"],
    hours: ["{n} hour wey don pass", "{n} hours wey don pass"],
    today: "Today, {time}",
    yesterday: "Yesterday, {time}",
  },
} satisfies Translation;
