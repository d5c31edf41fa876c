export const key = "GET /push/key";
export const subscribe = "POST /push/subscribe";
export const unsubscribe = "POST /push/unsubscribe";
