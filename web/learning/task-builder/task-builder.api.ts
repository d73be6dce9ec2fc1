import {
  createTask,
  deleteTask,
  editTask,
  orderTasks,
  removeStepFile,
  uploadTaskFiles,
  uploadTaskUrls,
  type Task,
  type TaskEdit,
} from '#contract/learning/tasks.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { callWithProgress } from '#web/kit/forms/upload-progress.ts'
import { tasksOf } from '../tasks/tasks.api.ts'

/** The dialogs show errors themselves. */
const useTasksChange = <Input, Reply>(courseId: number, change: (input: Input) => Promise<Reply>) =>
  useInvalidatingMutation(tasksOf(courseId).queryKey, change, inlineErrors)

export const useSaveTask = (courseId: number, task: Task | null) =>
  useTasksChange(courseId, ({ taskTitle, taskSteps }: TaskEdit) =>
    task
      ? call(editTask, { params: { taskId: task.taskId }, body: { taskTitle, taskSteps } })
      : call(createTask, {
          body: {
            courseId,
            taskTitle,
            taskSteps: taskSteps.map(({ taskStepTitle, instructions }) => ({ taskStepTitle, instructions })),
          },
        }),
  )

export const useDeleteTask = (courseId: number, taskId: number) =>
  useTasksChange(courseId, () => call(deleteTask, { params: { taskId } }))

export const useOrderTasks = (courseId: number) =>
  useInvalidatingMutation(
    tasksOf(courseId).queryKey,
    (taskIds: number[]) => call(orderTasks, { params: { courseId }, body: { taskIds } }),
    {
      // One at a time, so that the last order wins.
      scope: { id: `task-order-${courseId}` },
      onError: (error) => toast(`The new order wasn’t saved. ${error.message}`, 'problem'),
      ...inlineErrors,
    },
  )

type StepUpload = { files: File[]; signal: AbortSignal; onProgress: (share: number) => void }

export const useUploadStepFiles = (courseId: number, taskStepId: number) =>
  useTasksChange(courseId, ({ files, ...watch }: StepUpload) =>
    callWithProgress(watch)(uploadTaskFiles, { body: { taskStepId }, files }),
  )

export const useRemoveStepFile = (courseId: number) =>
  useTasksChange(courseId, (stepFileId: number) => call(removeStepFile, { params: { stepFileId } }))

export const useSetStepUrls = (courseId: number, taskStepId: number) =>
  useTasksChange(courseId, (urls: string[]) => call(uploadTaskUrls, { body: { taskStepId, urls } }))
