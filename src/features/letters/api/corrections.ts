export { decideCorrection, findCorrections as listCorrections } from "#features/letters/store/corrections.ts";
