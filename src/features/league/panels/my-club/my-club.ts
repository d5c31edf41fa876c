import { createNewestHook } from "#device/stores/follows-newest.ts";

export const useMyClub = createNewestHook("club");
