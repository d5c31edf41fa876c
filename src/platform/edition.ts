/** `live` reads real newspapers and providers, `sample` invented ones. What belongs to one is never seen in the other. */
export type Edition = "live" | "sample";
