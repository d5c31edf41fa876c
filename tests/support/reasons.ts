export { englishReason } from "#features/news/api/shown-text.ts";
