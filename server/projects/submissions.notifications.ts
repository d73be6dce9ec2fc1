import type { ProjectVerdict } from '#contract/projects/submissions.ts'

type Said = ProjectVerdict & { name: string; mentor: string }

/** What the learner reads about the verdict, with the teacher's own words. */
export function verdictNotification({ name, mentor, verdict, words }: Said): { title: string; body: string } {
  if (verdict === 'rejected') return { title: `Your project “${name}” needs another try`, body: `${mentor}: ${words}` }
  const praise = words === '' ? 'Well done. You can put it on your resume.' : words
  return { title: `Your project “${name}” is approved`, body: `${mentor}: ${praise}` }
}

export function verdictEmail({ name, mentor, verdict, words }: Said, url: string) {
  const isApproved = verdict === 'approved'
  return {
    subject: `${isApproved ? 'Approved' : 'Changes needed'}: ${name}`,
    paragraphs: [
      isApproved
        ? `${mentor} approved your project “${name}”. Well done! You can add it to your resume.`
        : `${mentor} asks for changes to your project “${name}”.`,
      ...(words === '' ? [] : [`Feedback from ${mentor}:\n\n${words}`]),
      `${isApproved ? 'See your project' : 'Read the comments and submit again'}: ${url}`,
    ],
  }
}
