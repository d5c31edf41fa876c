export { englishReason } from "#features/news/jobs/analyse.ts";
