import type { Job, JobType } from '#contract/careers/jobs.ts'

const employmentTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  contract: 'CONTRACTOR',
}

/** An opening for search engines. They want it on the page of one job, and never of a job that doesn't exist. */
export function jobPosting({ jobId, title, companyName, companyLink, experience, location, ...more }: Job) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: companyName, value: String(jobId) },
    title,
    description: more.description || `${title} at ${companyName} in ${location}. Experience: ${experience}.`,
    ...(more.jobType && { employmentType: employmentTypes[more.jobType] }),
    ...(more.skills.length > 0 && { skills: more.skills.join(', ') }),
    datePosted: more.postedDate,
    // The job is open until the end of its last day in India.
    ...(more.expiresOn && { validThrough: `${more.expiresOn}T23:59:59+05:30` }),
    ...(more.payFrom && { baseSalary: salaryOf(more) }),
    directApply: false,
    hiringOrganization: { '@type': 'Organization', name: companyName, sameAs: companyLink },
    ...placeOf(location),
  }
}

const salaryOf = ({ payFrom, payTo, payPer }: Pick<Job, 'payFrom' | 'payTo' | 'payPer'>) => ({
  '@type': 'MonetaryAmount',
  currency: 'INR',
  value: { '@type': 'QuantitativeValue', minValue: payFrom, maxValue: payTo, unitText: payPer?.toUpperCase() },
})

const placeOf = (location: string) =>
  /^remote\b/i.test(location)
    ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'India' } }
    : {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' },
        },
      }
