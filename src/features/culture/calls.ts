export const nowShowing = "GET /movies/now-showing";
export const comingSoon = "GET /movies/coming-soon";
export const musicCharts = "GET /music/charts";
export const events = "GET /events";
export const holidays = "GET /holidays";
