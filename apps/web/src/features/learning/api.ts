import { isQueued } from "#web/shared/api-client/request-error.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { learningEndpoints } from "./endpoints.ts";
import { applyCompletion, settleCompletion } from "./path/completion-cache.ts";
import { cacheShown } from "./path/cache-shown.ts";
import { showPage } from "./path/progress-cache.ts";
import { courseWithWaiting, goalWithWaiting, pathwayWithWaiting, waitingLessons } from "./path/waiting-completions.ts";
import { askSkipDay } from "./plan/pathway-slice.ts";

const isWaiting = (failure: unknown) => isRecord(failure) && isQueued(failure["error"]);

/** Lessons that the answer under way cannot know of; none when there is no answer. */
const missingIn = (answer: Promise<unknown>): Promise<string[]> => answer.then(waitingLessons, () => []);

const { updateQueryData, upsertQueryData } = learningEndpoints.util;

export const learningApi = learningEndpoints.enhanceEndpoints({
  endpoints: {
    getPathway: {
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const lessons = await missingIn(queryFulfilled);
        if (lessons.length > 0)
          dispatch(updateQueryData("getPathway", input, (pathway) => pathwayWithWaiting(pathway, lessons)));
      },
    },
    getCoursePathway: {
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const lessons = await missingIn(queryFulfilled);
        if (lessons.length > 0)
          dispatch(updateQueryData("getCoursePathway", input, (course) => courseWithWaiting(course, lessons)));
      },
    },
    getDailyGoal: {
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const lessons = await missingIn(queryFulfilled);
        if (lessons.length > 0)
          dispatch(updateQueryData("getDailyGoal", input, (goal) => goalWithWaiting(goal, lessons)));
      },
    },
    saveLessonPosition: {
      onQueryStarted({ params, body }, { dispatch }) {
        dispatch(showPage(params.id, body.page_id));
      },
    },
    completeLesson: {
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const undo = dispatch(applyCompletion(body.lesson_id));
        try {
          const { data } = await queryFulfilled;
          dispatch(settleCompletion(data));
          dispatch(askSkipDay(data));
        } catch (failure) {
          // Waiting to be sent is as good as done: the lesson stays completed here.
          if (!isWaiting(failure)) undo();
        }
      },
    },
    completeBrokerageTask: {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(settleCompletion(data));
      },
    },
    getQuizResults: {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        // The path says which tests a failed one closes.
        if (data?.placement_wait) dispatch(learningEndpoints.util.invalidateTags(["Pathway", "Course"]));
        if (!data?.completion) return;
        dispatch(settleCompletion(data.completion));
        dispatch(askSkipDay(data.completion));
      },
    },
    getReviewResult: {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const isFinished = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // Its answers have changed what is due, and may have counted a day.
        if (isFinished) dispatch(learningEndpoints.util.invalidateTags(["Reviews", "Streak"]));
      },
    },
    activatePath: {
      async onQueryStarted(_, api) {
        const answer = await api.queryFulfilled.catch(() => null);
        if (answer) {
          await api.dispatch(upsertQueryData("getPathway", { params: { id: "active" } }, answer.data));
          await cacheShown(api.getState());
        }
      },
    },
    beginCourse: {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) {
          const input = { params: { id: answer.data.id } };
          await dispatch(upsertQueryData("getCoursePathway", input, answer.data));
        }
      },
    },
  },
});

export const {
  useListPathsQuery,
  useActivatePathMutation,
  useBeginCourseMutation,
  useListMiniCoursesQuery,
  useListCoursesQuery,
  useGetPathwayQuery,
  useGetCoursePathwayQuery,
  useAccessComponentMutation,
  useGetLessonQuery,
  useSaveLessonPositionMutation,
  useCompleteLessonMutation,
  useGetDailyGoalQuery,
  useListCompletedComponentsQuery,
  useGetBrokerageTaskStatusQuery,
  useCompleteBrokerageTaskMutation,
  useGetQuizQuery,
  useGetQuizStatisticsQuery,
  useAnswerQuestionMutation,
  useGetQuizResultsQuery,
  useGetReviewPlanQuery,
  useListSkillsQuery,
  useOpenReviewMutation,
  useGetReviewResultQuery,
  useGetLessonTeaserQuery,
  useGetCourseTeaserQuery,
  useGetGlossaryQuery,
} = learningApi;

export { applyCompletion } from "./path/completion-cache.ts";
