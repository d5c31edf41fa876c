/** A browser's subscription: at the push service of a product under test, with the keys of RFC 8291's example. */
export const subscription = {
  endpoint: "http://127.0.0.1:9/browser",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};
