import { insertJobs } from '#server/careers/index.ts'
import type { Db } from '#server/kit/db/db.ts'

const day = 24 * 60 * 60 * 1000
const indiaAhead = 5.5 * 60 * 60 * 1000

/** Days ago, title, company, its place on the web, experience, city, and whether its hiring address is shown. */
export type Opening = [number, string, string, string, string, string, boolean]

// The first five are the cards a visitor meets first.
const openings: Opening[] = [
  [0, 'Junior Full-Stack Developer', 'Nilgiri Labs', 'nilgiri-labs', '0-1 years', 'Bengaluru', true],
  [1, 'Frontend Developer (React)', 'Sahyadri Pay', 'sahyadri-pay', '1-2 years', 'Pune', true],
  [2, 'Backend Engineer (Node.js)', 'Kaveri Logistics', 'kaveri-logistics', '2-4 years', 'Chennai', false],
  [3, 'DevOps Engineer', 'Deccan Cloudworks', 'deccan-cloudworks', '3-5 years', 'Hyderabad', true],
  [3, 'Graduate Software Trainee', 'Aravalli Systems', 'aravalli-systems', 'Fresher', 'Noida', true],

  [4, 'Android Developer', 'Mango Tree Apps', 'mango-tree-apps', '1-3 years', 'Bengaluru', true],
  [5, 'QA Engineer, Automation', 'Teesta Retail Tech', 'teesta-retail', '1-2 years', 'Kolkata', false],
  [6, 'React Native Developer', 'Monsoon Mobility', 'monsoon-mobility', '2-4 years', 'Remote (India)', true],
  [7, 'Database Administrator (PostgreSQL)', 'Godavari Health Records', 'godavari-health', '4-6 years', 'Nagpur', true],
  [8, 'Web Developer Intern', 'Rann Studio', 'rann-studio', 'Fresher', 'Ahmedabad', true],
  [9, 'Cloud Support Associate', 'Deccan Cloudworks', 'deccan-cloudworks', '0-1 years', 'Hyderabad', false],
  [10, 'TypeScript Developer', 'Periyar Learning', 'periyar-learning', '1-3 years', 'Kochi', true],
  [11, 'Site Reliability Engineer', 'Sahyadri Pay', 'sahyadri-pay', '3-6 years', 'Mumbai', true],
  [13, 'UI Engineer', 'Chinar Commerce', 'chinar-commerce', '2-3 years', 'Gurugram', true],
  [14, 'Support Engineer (L1)', 'Kaveri Logistics', 'kaveri-logistics', 'Fresher', 'Coimbatore', false],
  [16, 'Microservices Developer (Java)', 'Satpura Insurance Tech', 'satpura-insurance', '3-5 years', 'Indore', true],
  [18, 'Junior Data Engineer', 'Chilika Analytics', 'chilika-analytics', '0-2 years', 'Bhubaneswar', true],
  [20, 'Flutter Developer', 'Monsoon Mobility', 'monsoon-mobility', '1-2 years', 'Jaipur', true],
  [21, 'PHP to Node.js Migration Engineer', 'Thar Travels Online', 'thar-travels', '4-7 years', 'Jaipur', false],
  [24, 'Technical Content Developer', 'Periyar Learning', 'periyar-learning', '1-2 years', 'Remote (India)', true],
  [26, 'Full-Stack Developer (MERN)', 'Chinar Commerce', 'chinar-commerce', '2-4 years', 'Gurugram', true],
  [29, 'Platform Engineer, Kubernetes', 'Nilgiri Labs', 'nilgiri-labs', '5-8 years', 'Bengaluru', true],
  [33, 'Trainee Software Tester', 'Aravalli Systems', 'aravalli-systems', '0-1 years', 'Noida', true],
  [37, 'Backend Developer (Python)', 'Chilika Analytics', 'chilika-analytics', '2-3 years', 'Pune', false],
]

/** The least years a wording asks for. */
const minYears = (experience: string) => Number(/^\d+/.exec(experience)?.[0] ?? 0)

/** The day it was in India so many days ago. */
export const dayInIndia = (daysAgo: number) =>
  new Date(Date.now() + indiaAhead - daysAgo * day).toISOString().slice(0, 10)

export const toJob = (
  [daysAgo, title, companyName, site, experience, location, hasHrEmail]: Opening,
  number: number,
) => ({
  title,
  companyName,
  experience,
  minYears: minYears(experience),
  location,
  hrEmail: hasHrEmail ? `careers@${site}.example` : null,
  companyLink: `https://${site}.example/`,
  applyLink: `https://${site}.example/careers/${number}`,
  // Not on the network itself, where the invented name may be someone's.
  linkedinProfile: `https://${site}.example/linkedin`,
  postedOn: dayInIndia(daysAgo),
})

export async function seedCareers(db: Db) {
  const posted = openings.map((opening, index) => toJob(opening, 1000 + openings.length - index))
  // Within a day the one stored last comes first, so they are stored from old to new.
  await insertJobs(db, posted.toReversed())
}
