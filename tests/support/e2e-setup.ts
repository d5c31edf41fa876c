import { firstTopic } from "./first-topic.ts";
import { startProduct } from "./product.ts";
import { untilLeague } from "./until-league.ts";

/** One running sample edition for all browser tests; PRODUCT_URL names one that already runs. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.PRODUCT_URL !== undefined) return async () => {};
  const product = await startProduct({
    OPS_TOKEN: "a-token-for-tests",
    GATE_PASSWORD: "a-password-for-tests",
  });
  process.env.PRODUCT_URL = product.url;
  const stop = async (): Promise<void> => void (await product.stop());
  try {
    await firstTopic({ get: (path) => fetch(product.url + path) });
    await untilLeague(product.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
