import type { CodeFile } from '#contract/learning/practice.ts'
import type { StepContext } from '../enrolments/store.ts'

export const stepUrl = (publicUrl: string, { courseId, stepId }: Pick<StepContext, 'courseId' | 'stepId'>): string =>
  `${publicUrl}/dashboard/tasks/${courseId}/steps/${stepId}`

type About = StepContext & { instructions: string; visible: string[]; hidden: number; publicUrl: string }

const ignored = ['node_modules/', 'dist/', '__pycache__/', '.venv/', '.DS_Store', '*.log']

/** The starter, and what a learner with a terminal needs besides. Files of the exercise come first. */
export function starterFiles(starter: readonly CodeFile[], about: About): CodeFile[] {
  const has = (path: string) => starter.some((file) => file.path.toLowerCase() === path.toLowerCase())
  const readMe = has('README.md') ? 'HOW-TO-SUBMIT.md' : 'README.md'
  const added = [
    { path: '.gitignore', text: `${ignored.join('\n')}\n` },
    { path: readMe, text: readMeOf(about) },
  ]
  return [...starter, ...added.filter(({ path }) => !has(path))]
}

function readMeOf({ visible, hidden, instructions, publicUrl, ...step }: About): string {
  const more = hidden === 0 ? [] : [`- and ${hidden} more that only our server has`]
  return [
    `# ${step.stepName}`,
    `${step.courseTitle}: ${step.taskTitle}`,
    ...(instructions === '' ? [] : [instructions.trim()]),
    '## How to submit',
    'Commit your changes on `main` and push them:',
    '```\ngit add .\ngit commit -m "Describe what you changed"\ngit push\n```',
    'Every push of `main` is an attempt. Your terminal shows the results of the checks, and a mentor sees your files and your commits.',
    ...(visible.length + hidden === 0
      ? []
      : ['## Checks', [...visible.map((name) => `- ${name}`), ...more].join('\n')]),
    `The step, with its lesson and your results: ${stepUrl(publicUrl, step)}`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** For `git fast-import`: one commit with these files. */
export function starterCommit(files: readonly CodeFile[], { stepName }: StepContext, at: Date): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const seconds = Math.floor(at.getTime() / 1000)
  return [
    'commit refs/heads/main\n',
    `committer Kaushal Techbridge <no-reply@kaushal.example> ${seconds} +0530\n`,
    data(`Start “${stepName}”\n`),
    ...files.map(({ path, text }) => `M 100644 inline ${JSON.stringify(path)}\n${data(text)}`),
    'done\n',
  ].join('')
}
