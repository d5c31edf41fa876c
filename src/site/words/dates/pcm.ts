import type { Dates } from "./dates.ts";

export const dates = {
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
  minutes: ["{n} minute don pass", "{n} minutes don pass"],
  hours: ["{n} hour don pass", "{n} hours don pass"],
  today: "Today, {time}",
  yesterday: "Yesterday, {time}",
} satisfies Dates;
