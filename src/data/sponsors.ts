import type { CommunityLink } from './awesome';

type Sponsor = Pick<CommunityLink, 'name' | 'url'>;

/** Organizations that sponsor the project, by the tier they chose. */
export const sponsors: Record<'gold' | 'silver' | 'bronze' | 'individual', Sponsor[]> = {
  gold: [
    { name: 'Render', url: 'https://render.com' },
    { name: 'Cal.com, Inc.', url: 'https://cal.com' },
  ],
  silver: [
    { name: 'Ping.gg', url: 'https://ping.gg/' },
    { name: 'Prisma', url: 'https://www.prisma.io' },
  ],
  bronze: [
    { name: 'Newfront', url: 'https://www.newfront.com' },
    { name: 'Dr. B', url: 'https://github.com/hidrb' },
    { name: 'Snaplet', url: 'https://snaplet.dev' },
    { name: 'Flylance', url: 'https://flylance.com' },
  ],
  individual: [
    { name: 'Memory-Lane-Games', url: 'https://github.com/Memory-Lane-Games' },
    { name: 'Fanvue', url: 'https://github.com/fanvue' },
  ],
};
