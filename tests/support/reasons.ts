export { englishReason } from "#features/news/jobs/english-reason.ts";
