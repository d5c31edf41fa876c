export const subscribe = "POST /newsletter/subscribe";
export const token = "GET /newsletter/token/{token}";
export const confirm = "POST /newsletter/confirm";
export const unsubscribe = "POST /newsletter/unsubscribe";
export const sendFeedback = "POST /feedback/";
export const sendCorrection = "POST /corrections";
export const brief = "GET /brief/{date}";
export const briefArchive = "GET /brief/archive";
