export { findLettersAbout } from "#domains/letters/store/withdrawals.ts";
