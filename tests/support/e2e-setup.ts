import { firstTopic } from "./first-topic.ts";
import { startProduct } from "./product.ts";
import { waitForLeague } from "./wait-for-league.ts";

/** One running sample edition for all browser tests; PRODUCT_URL names one that already runs. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.PRODUCT_URL !== undefined) return async () => {};
  const product = await startProduct({
    OPS_TOKEN: "a-token-for-tests",
    GATE_PASSWORD: "a-password-for-tests",
  });
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA = product.dataDir;
  const stop = async (): Promise<void> => void (await product.stop());
  try {
    await firstTopic({ get: (path) => fetch(product.url + path) });
    await waitForLeague(product.url);
    process.env.FIRST_ARTICLES = (await latestIds(product.url)).join();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The latest articles. Asked for when most have arrived, so that a test can wait for newer ones. */
export async function latestIds(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/articles/latest?limit=30`);
  const { articles } = (await answer.json()) as { articles: readonly { readonly _id: string }[] };
  return articles.map(({ _id }) => _id);
}
