-- The records prove on which day the outcomes of two appeals were reported, not on which day they were decided.
update league.decision set
  reason = 'It was reported that the appeal against the deduction of 13 October 2025 had been rejected',
  source = 'allAfrica of 5 March 2026 (allafrica.com/stories/202603050432.html)'
where id = '2025-26-kano-pillars-2026-03-05' and source = 'allafrica.com/stories/202603050432.html';

update league.decision set
  reason = 'It was reported that the deduction of 19 February 2026 had been upheld and the fine reduced',
  source = 'allAfrica of 11 March 2026 (allafrica.com/stories/202603110064.html)'
where id = '2025-26-kwara-united-2026-03-11' and source = 'allafrica.com/stories/202603110064.html';
