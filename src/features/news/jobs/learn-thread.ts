import { serveThread } from "#platform/serve-thread.ts";
import { learnCategoryModel } from "./learn-category-model.ts";

serveThread(learnCategoryModel);
