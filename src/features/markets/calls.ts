export const stocks = "GET /stocks/summary";
export const movers = "GET /stocks/movers";
export const stockHistory = "GET /stocks/history";
export const oil = "GET /commodities/oil/latest";
export const oilHistory = "GET /commodities/oil/history";
export const status = "GET /markets/status";
export const indicators = "GET /indicators";
export const naira = "GET /naira";
