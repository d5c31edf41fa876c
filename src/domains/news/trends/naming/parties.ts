/** Short names of parties, folded. */
export const parties: ReadonlySet<string> = new Set(
  "apc pdp lp adc nnpp apga sdp ndc prp aac accord ypp apm app".split(" "),
);
