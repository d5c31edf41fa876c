export const place = "GET /geo";
export const current = "GET /weather/current";
export const cities = "GET /weather/cities";
