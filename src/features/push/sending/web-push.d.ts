// The library has no types; these are the few that we use.
declare module "web-push" {
  interface Details {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }
  interface Options {
    readonly vapidDetails: {
      readonly subject: string;
      readonly publicKey: string;
      readonly privateKey: string;
    };
    readonly TTL: number;
    readonly urgency: "very-low" | "low" | "normal" | "high";
    readonly topic: string;
    readonly contentEncoding: "aes128gcm";
  }
  interface Target {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  }
  const webPush: {
    generateRequestDetails(target: Target, payload: string, options: Options): Details;
  };
  export default webPush;
}
