import { serveThread } from "#platform/threads/serve-thread.ts";
import { learnCategoryModel } from "./learn-category-model.ts";

serveThread(learnCategoryModel);
