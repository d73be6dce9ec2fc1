import { drawDiagram } from './diagrams/draw-diagram.ts'
import {
  countWords,
  criteriaOf,
  decoded,
  fencesOf,
  type LessonContent,
  linesOf,
  linksIn,
  materialsIn,
  parseQuiz,
  recapOf,
  sectionsOf,
} from './lesson-text.ts'
import { maxStepName } from './tasks.ts'

/** What the standard for lessons asks for and the lesson lacks, with the line of the field it is about. */
export type LessonCheck = { field: keyof LessonContent | 'materials' | 'videos'; line: number | null; message: string }

export const minWords = 500
export const maxWords = 2500

/** How long a lesson is, and how many questions it asks. */
export type LessonStandard = { minWords: number; maxWords: number; minQuizzes: number }

export const courseStandard: LessonStandard = { minWords, maxWords, minQuizzes: 2 }
/** Lessons of five to ten minutes, for readers who have never coded. */
export const beginnerStandard: LessonStandard = { minWords: 250, maxWords: 650, minQuizzes: 1 }

type Attached = {
  /** Names of the materials. */
  materials: string[]
  /** Titles of the uploaded videos without captions. */
  videosWithoutCaptions?: string[]
}

/** The standard's checks, in the order in which a writer meets them on the page. */
export function checkLesson(
  content: LessonContent,
  { materials, videosWithoutCaptions = [] }: Attached,
  standard = courseStandard,
): LessonCheck[] {
  const { lesson, instructions } = content
  return [
    ...checkFields(content),
    ...checkLength(content, standard),
    ...checkSections(lesson),
    ...checkQuizzes(lesson, standard),
    ...checkRecap(lesson),
    ...checkCriteria(instructions),
    ...(['lesson', 'instructions'] as const).flatMap((field) => [
      ...checkLinks(field, content, materials),
      ...checkMarkup(field, content[field]),
      ...checkDiagrams(field, content[field]),
    ]),
    ...materials
      .filter((name) => !isNamed(name, `${lesson}\n${instructions}`))
      .map((name) => problem('materials', `${name} isn’t mentioned in the text. Link to it or remove it`)),
    ...videosWithoutCaptions.map((title) =>
      problem('videos', `“${title}” has no captions. Many learners watch without sound`),
    ),
  ]
}

const problem = (field: LessonCheck['field'], message: string, line: number | null = null): LessonCheck => ({
  field,
  line,
  message,
})

export const noName = 'Enter a name'

function checkFields({ name, effort, summary }: LessonContent): LessonCheck[] {
  return [
    ...(name.trim() === '' ? [problem('name', noName)] : []),
    ...(name.trim().length > maxStepName ? [problem('name', `Shorten the name to ${maxStepName} characters`)] : []),
    ...(effort.trim() === '' ? [problem('effort', 'Enter the expected effort, such as about 2 hours')] : []),
    ...(summary.trim() === '' ? [problem('summary', 'Enter a summary in a sentence')] : []),
  ]
}

/** The task counts too. */
export const wordsOf = ({ lesson, instructions }: LessonContent): number => countWords(`${lesson}\n${instructions}`)

function checkLength(content: LessonContent, standard: LessonStandard): LessonCheck[] {
  const { minWords, maxWords } = standard
  const words = wordsOf(content)
  if (words < minWords) return [problem('lesson', `The lesson has ${words} words. Write at least ${minWords}`)]
  if (words > maxWords)
    return [problem('lesson', `The lesson has ${words} words. Cut it to ${maxWords} or split the step`)]
  return []
}

function checkSections(lesson: string): LessonCheck[] {
  const hasMistakes = sectionsOf(lesson).some(({ heading }) => /^common mistakes\b/i.test(heading))
  const task = linesOf(lesson).find(({ text, fence }) => fence === null && /^#+ +your task\b/i.test(text))
  return [
    ...(hasMistakes ? [] : [problem('lesson', 'Add a section “Common mistakes” with the fix for each')]),
    ...(task ? [problem('lesson', 'Move “Your task” to the instructions', task.number)] : []),
  ]
}

const recapItems = 3

function checkRecap(lesson: string): LessonCheck[] {
  const items = recapOf(lesson)
  const sections = sectionsOf(lesson)
  const isLast = /^recap$/i.test(sections.at(-1)?.heading ?? '')
  if (items.length === 0)
    return [problem('lesson', 'End with a section “Recap”: a list of three sentences to remember')]
  const unfinished = items.filter((item) => !/[.?)]$/.test(item))
  return [
    ...(isLast ? [] : [problem('lesson', 'Make “Recap” the last section of the lesson')]),
    ...(items.length === recapItems
      ? []
      : [problem('lesson', `List three sentences under “Recap”, not ${items.length}`)]),
    ...unfinished.map((item) => problem('lesson', `End this sentence of “Recap” with a full stop: ${item}`)),
  ]
}

function checkQuizzes(lesson: string, { minQuizzes }: LessonStandard): LessonCheck[] {
  const quizzes = fencesOf(lesson).filter(({ info }) => info === 'quiz')
  const missing = minQuizzes - quizzes.length
  const tooFew = `Add ${missing === 1 ? 'another quiz' : `${missing} quizzes`}: a lesson has at least ${minQuizzes}`
  return [
    ...(missing > 0 ? [problem('lesson', tooFew)] : []),
    ...quizzes.flatMap(({ code, line }) => quizProblems(code).map((message) => problem('lesson', message, line))),
  ]
}

function quizProblems(code: string): string[] {
  const { question, options } = parseQuiz(code)
  const right = options.filter(({ isRight }) => isRight).length
  const unexplained = options.filter(({ explanation }) => explanation.trim() === '')
  return [
    ...(question === '' ? ['Write the question of this quiz'] : []),
    ...(options.length < 2 ? ['Give this quiz at least two options'] : []),
    ...(right === 1 ? [] : [`Mark exactly one option of this quiz with [x], not ${right}`]),
    ...unexplained.map(({ text }) => `Explain the option “${text}” after ::`),
  ]
}

const checkCriteria = (instructions: string): LessonCheck[] =>
  criteriaOf(instructions).length > 0
    ? []
    : [problem('instructions', 'Add acceptance criteria, each on a line that starts with - [ ]')]

function checkLinks(field: 'lesson' | 'instructions', content: LessonContent, materials: string[]): LessonCheck[] {
  const anchors = new Set(['your-task', ...sectionsOf(content.lesson).map(({ anchor }) => anchor)])
  const links = linksIn(content[field])
  const images = links.filter(({ alt }) => alt !== null)
  return [
    ...images
      .filter(({ alt }) => alt!.trim() === '')
      .map(({ line }) => problem(field, 'Describe this image between the square brackets', line)),
    ...images
      .filter(({ to }) => /^https?:/i.test(to))
      .map(({ line }) => problem(field, 'Upload this image: images of other sites aren’t shown', line)),
    ...links
      .filter(({ to }) => /^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(to) && !isGoodLink(to, anchors))
      .map(({ to, line }) => problem(field, `The link to ${to} doesn’t work. Use a full link or a heading`, line)),
    ...materialsIn(content[field])
      .filter(({ name }) => !materials.includes(name))
      .map(({ name, line }) => problem(field, `${name} isn’t attached. Upload it or change the link`, line)),
  ]
}

const isGoodLink = (to: string, anchors: ReadonlySet<string>) =>
  to.startsWith('#')
    ? anchors.has(decoded(to.slice(1)))
    : /^https?:\/\/(?:localhost|[^\s/?#]+\.[^\s/?#]{2,})(?:[:/?#]\S*)?$/i.test(to) || /^mailto:\S+@\S+$/i.test(to)

function checkMarkup(field: 'lesson' | 'instructions', markdown: string): LessonCheck[] {
  const lines = linesOf(markdown)
  const unclosed = lines.at(-1)?.fence === 'inside' || lines.at(-1)?.fence === 'opens'
  const opened = lines.findLast(({ fence }) => fence === 'opens')
  return [
    ...lines
      .filter(({ text, fence }) => fence === null && rawHtml.test(text.replaceAll(/`[^`]*`/g, '')))
      .map(({ number }) => problem(field, 'HTML is shown as text. Use Markdown or put it in `code`', number)),
    ...(unclosed && opened ? [problem(field, 'Close this code block with three backticks', opened.number)] : []),
  ]
}

const checkDiagrams = (field: 'lesson' | 'instructions', markdown: string): LessonCheck[] =>
  fencesOf(markdown)
    .filter(({ info }) => info === 'diagram')
    .flatMap(({ code, line }) => {
      const diagram = drawDiagram(code)
      return 'problem' in diagram ? problem(field, diagram.problem, line + diagram.line) : []
    })

const rawHtml = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|<!--/i

/** By its name, or by the folder it is in: `starter` or `starter/`. */
function isNamed(path: string, text: string): boolean {
  const [folder, ...rest] = path.split('/')
  const isFolderNamed = rest.length > 0 && [`\`${folder}\``, `${folder}/`].some((name) => text.includes(name))
  return isFolderNamed || text.includes(path.split('/').at(-1)!)
}

const fences = /^(```|~~~)[\s\S]*?^\1.*$/gm
const isList = /^ *(?:[-*]|\d+\.) /
const sentences = /(?<=[.?!:])\s+(?=[A-Z`“"])/

/** Says how to submit, or what happens then; there is nothing to look for. */
const isRoutine = (sentence: string) =>
  /^(If all checks pass|Congratulations|Well done|This is the last|Your mentor|Unfinished|With this last|With it, |And then|You’ll|You'll|In week|Keep |Leave out|Before you go on)/.test(
    sentence,
  ) ||
  /^(?:[^:]*[,;] )?(?:and |then |and then )?submit(?: it| them| both| your code| the code| your solution)?[.,]?$/i.test(
    sentence,
  )

/**
 * What a task asks for besides its acceptance criteria: in each paragraph outside lists, everything from the sentence that
 * says what to submit, such as "Submit it with two screenshots. Which was harder?" No check reads it.
 */
export function demandsOf(instructions: string): string[] {
  const paragraphs = instructions.replaceAll(fences, '').split(/\n\s*\n/)
  return paragraphs.flatMap((paragraph) => {
    if (isList.test(paragraph)) return []
    const all = paragraph.replaceAll(/\s+/g, ' ').trim().split(sentences)
    const first = all.findIndex((sentence) => /\bsubmit\b/i.test(sentence))
    const asked = first < 0 ? [] : all.slice(first).filter((sentence) => !isRoutine(sentence))
    return asked.length > 0 ? [asked.join(' ')] : []
  })
}

/** What a mentor looks for: the acceptance criteria of a task, and whatever else it asks for. */
export const reviewCriteria = (instructions: string): string[] => [
  ...criteriaOf(instructions),
  ...demandsOf(instructions),
]
