import { describe, expect, it } from "vitest";
import { learningWorld } from "../testing/learning-world.ts";

const { app } = learningWorld();

const path = { params: { id: "investing-path" } };
const active = { params: { id: "active" } };
const components = (courses: { chapters: { components: { id: string; status: string }[] }[] }[]) =>
  Object.fromEntries(
    courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.components.map((c) => [c.id, c.status]))),
  );

describe("paths and courses", () => {
  it("S7.57 lists the paths of all goals with progress", async () => {
    const { paths } = await app.learner().call("listPaths", {});
    expect(paths.map(({ id }) => id)).toEqual(["investing-path", "crypto-path"]);
    expect(paths[0]).toMatchObject({
      arrow: "investing",
      course_ids: ["basics", "next"],
      is_active: false,
      is_joined: false,
      lessons: 5,
      minutes: 35,
      percent: 0,
    });
  });

  it("S7.58 activating a path begins its first course; joining one leaves the active path alone", async () => {
    const learner = app.learner();
    expect(await learner.refusal("getPathway", active)).toEqual([404, "not_found"]);
    const pathway = await learner.call("activatePath", { ...path, body: {} });
    expect(pathway).toMatchObject({ is_active: true, is_joined: true });
    expect(pathway.current).toEqual({ course_id: "basics", chapter_id: "basics-1", component_id: "l1" });
    const joined = await learner.call("joinPath", { params: { id: "crypto-path" }, body: {} });
    expect(joined).toMatchObject({ id: "crypto-path", is_active: false, is_joined: true });
    expect((await learner.call("getPathway", active)).id).toBe("investing-path");
    expect(await learner.refusal("activatePath", { params: { id: "no-path" }, body: {} })).toEqual([404, "not_found"]);
  });

  it("S7.58 S1.09 activates the first path of a goal, or of the learner's own", async () => {
    const byName = await app.learner().call("activatePath", { params: { id: "crypto" }, body: {} });
    expect(byName.id).toBe("crypto-path");
    app.state.settings.arrow = "investing";
    expect((await app.learner().call("activatePath", { ...active, body: {} })).id).toBe("investing-path");
    app.state.settings.arrow = null;
    expect(await app.learner().refusal("activatePath", { ...active, body: {} })).toEqual([404, "not_found"]);
  });

  it("S7.59 beginning a course opens its first component", async () => {
    const learner = app.learner();
    const course = { params: { id: "scams" } };
    expect(components([await learner.call("getCoursePathway", course)])).toEqual({ l7: "jump_here" });
    const begun = await learner.call("beginCourse", { ...course, body: {} });
    expect(components([begun])).toEqual({ l7: "in_progress" });
    expect(await learner.call("beginCourse", { ...course, body: {} })).toEqual(begun);
    expect(await learner.call("getCoursePathway", course)).toEqual(begun);
  });

  it("S7.60 S7.62 S7.64 give a path, its progress and its pathway", async () => {
    const learner = app.learner();
    await learner.call("activatePath", { ...path, body: {} });
    const shown = await learner.call("getPath", path);
    expect(shown.courses.map(({ id, is_begun }) => [id, is_begun])).toEqual([
      ["basics", true],
      ["next", false],
    ]);
    expect(await learner.call("getPathProgress", path)).toEqual({
      id: "investing-path",
      percent: 0,
      completed_components: 0,
      total_components: 7,
      courses: [
        { id: "basics", percent: 0 },
        { id: "next", percent: 0 },
      ],
    });
    expect(await learner.call("getPathProgress", active)).toMatchObject({ id: "investing-path" });
  });

  it("S3.10 S7.64 S7.65 give every component a status, the same in the path and in the course", async () => {
    const learner = app.learner();
    const pathway = await learner.call("activatePath", { ...path, body: {} });
    expect(components(pathway.courses)).toEqual({
      l1: "in_progress",
      l2: "locked",
      "quiz-1": "locked",
      l3: "jump_here",
      "quiz-2": "locked",
      l4: "jump_here",
      l5: "locked",
    });
    const course = await learner.call("getCoursePathway", { params: { id: "basics" } });
    expect(course).toEqual(pathway.courses[0]);
  });

  it("S7.61 S7.63 list mini-courses and courses", async () => {
    const learner = app.learner();
    const { mini_courses } = await learner.call("listMiniCourses", {});
    const { courses } = await learner.call("listCourses", {});
    expect(mini_courses.map(({ id }) => id)).toEqual(["scams"]);
    expect(courses.map(({ id }) => id)).toEqual(["basics", "next", "coins"]);
  });

  it("answers 404 for a path or course that is not there, and 401 without a token", async () => {
    const learner = app.learner();
    for (const name of ["getPath", "getPathway", "getPathProgress", "getCoursePathway"] as const) {
      expect(await learner.refusal(name, { params: { id: "nothing" } })).toEqual([404, "not_found"]);
    }
    expect(await app.learner("").refusal("listPaths", {})).toEqual([401, "Unauthorized"]);
  });
});

describe("crypto topics", () => {
  const hidden = async (learner: ReturnType<typeof app.learner>) => {
    const { paths } = await learner.call("listPaths", {});
    const { courses } = await learner.call("listCourses", {});
    return [...paths.map(({ id }) => id), ...courses.map(({ id }) => id)];
  };

  it("S7.57 S7.63 is_crypto_included=false leaves crypto paths, courses, lessons and items out everywhere", async () => {
    const learner = app.learner();
    await learner.call("activatePath", { params: { id: "crypto-path" }, body: {} });
    const { paths } = await learner.call("listPaths", { query: { is_crypto_included: "false" } });
    expect(paths.map(({ id }) => id)).toEqual(["investing-path"]);
    expect(await hidden(learner)).toEqual(["investing-path", "basics", "next"]);
    expect(await learner.refusal("getPathway", active)).toEqual([404, "not_found"]);
    expect(await learner.refusal("getCoursePathway", { params: { id: "coins" } })).toEqual([404, "not_found"]);
    expect(await learner.refusal("accessComponent", { params: { id: "l6" }, body: {} })).toEqual([404, "not_found"]);
    await learner.call("activatePath", { ...path, body: {} });
    const lesson = await learner.call("getLesson", {
      params: { course_id: "basics", chapter_id: "basics-1", id: "l1" },
      query: {},
    });
    expect(lesson.pages.map(({ id }) => id)).toEqual(["p1", "p2", "p3", "p4"]);
    expect(Object.keys(lesson.items)).toEqual(["q1", "q2", "r1"]);
  });

  it("S6.10 a country rule hides them as well, and the learner's own choice outlives it", async () => {
    const learner = app.learner();
    await learner.call("listPaths", { query: { is_crypto_included: "true" } });
    app.state.hidden = { crypto: true, simulator: false };
    expect(await hidden(learner)).not.toContain("crypto-path");
    const { paths } = await learner.call("listPaths", { query: { is_crypto_included: "true" } });
    expect(paths).toHaveLength(1);
    app.state.hidden = { crypto: false, simulator: false };
    expect(await hidden(learner)).toContain("crypto-path");
  });
});
