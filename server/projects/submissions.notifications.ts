import type { ProjectVerdict } from '#contract/projects/submissions.ts'

type Outcome = ProjectVerdict & { name: string; mentor: string }

export function verdictNotification({ name, mentor, verdict, feedback }: Outcome): { title: string; body: string } {
  if (verdict === 'rejected') return { title: `Changes needed: ${name}`, body: `${mentor}: ${feedback}` }
  return { title: `Approved: ${name}`, body: `${mentor}: ${feedback || 'Well done! You can add it to your resume.'}` }
}

export function verdictEmail({ name, mentor, verdict, feedback }: Outcome, url: string) {
  const isApproved = verdict === 'approved'
  return {
    subject: `${isApproved ? 'Approved' : 'Changes needed'}: ${name}`,
    paragraphs: [
      isApproved
        ? `${mentor} approved your project “${name}”. Well done! You can add it to your resume.`
        : `${mentor} asked for changes to your project “${name}”.`,
      ...(feedback === '' ? [] : [`Feedback from ${mentor}:\n\n${feedback}`]),
      `${isApproved ? 'See your project' : 'Read the comments and submit again'}: ${url}`,
    ],
  }
}
