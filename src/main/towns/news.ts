import { livePapers, newsJobs } from "#domains/news/jobs.ts";
import { readNews } from "#domains/news/read.ts";
import { writeNews } from "#domains/news/write.ts";
import type { House, Town } from "#main/house.ts";

export function wireNews({ db, clock, log, fetch, env, edition, sample, signer }: House): Town {
  const papers = sample?.papers ?? livePapers;
  return {
    handlers: { ...readNews({ db, clock, pictures: signer }), ...writeNews({ db, clock }) },
    jobs: newsJobs({ db, clock, log, fetch, edition, papers, retentionDays: env.RETENTION_DAYS }),
  };
}
