export { findLettersAbout } from "#features/letters/store/withdrawals.ts";
