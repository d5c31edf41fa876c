-- Three rulings that came with the product were raw notes, and two of them named an appeal decided months later. Where
-- nobody has edited them they become sentences; the appeals are entries of their own.
update league.decision set
  reason = 'The crowd was violent at the home match with Shooting Stars on matchday 8; the 1–1 stands',
  source = 'Leadership, This Day and Premium Times'
where id = '2025-26-kano-pillars-2025-10-13' and reason = 'crowd violence, MD8 v Shooting Stars (1-1 stood)';

update league.decision set
  reason = 'The crowd was violent at the rearranged home match with Rivers United of matchday 22; the 1–1 stands',
  source = 'Premium Times'
where id = '2025-26-kwara-united-2026-02-19'
  and reason = 'crowd violence, MD22 rearranged v Rivers United (1-1 stood)';

update league.decision set
  reason = 'Kun Khalifat did not travel to the match',
  source = 'RSSSF, and Complete Sports of 3 February 2026'
where id = '2025-26-el-kanemi-warriors-kun-khalifat-award' and reason = 'Kun Khalifat did not travel';
