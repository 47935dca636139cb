import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createBrowserHistory, createMemoryHistory, hrefOf, type AppHistory } from "./history.ts";
import { Link, Navigate, Router, useLocation, useNavigate, useNavigationType, useSearchParams } from "./router.tsx";

test.each([
  ["/learn?x=1#top", "/learn?x=1#top"],
  ["?attempt=7", "/quizzes/q1?attempt=7"],
  [{ search: "attempt=7" }, "/quizzes/q1?attempt=7"],
  [{ search: "" }, "/quizzes/q1"],
  [{ pathname: "/goal", search: "?next=%2F", hash: "a" }, "/goal?next=%2F#a"],
])("%j leads to %s", (to, href) => expect(hrefOf(to, "/quizzes/q1")).toBe(href));

test("going back from a new entry forgets what was ahead of it", () => {
  const history = createMemoryHistory(["/a", "/b"]);
  history.go(-1);
  history.navigate("/c", { state: { step: 2 } });
  history.go(5);
  expect(history.location()).toMatchObject({ pathname: "/c", state: { step: 2 } });
  history.navigate("/d", { replace: true });
  history.go(-1);
  expect(history.location()).toMatchObject({ pathname: "/a", key: "default" });
});

function Screen() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <output>{`${pathname}${search} ${useNavigationType()} ${JSON.stringify(state)}`}</output>
      <Link to="/next?of=x" state={{ from: "link" }}>
        Next
      </Link>
      <button onClick={() => setParams({ of: `${params.get("of")}y` }, { replace: true })}>Filter</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}

const show = async (history: AppHistory) => {
  const screen = await render(
    <Router history={history}>
      <Screen />
    </Router>,
  );
  return {
    screen,
    says: (text: string) => expect.element(screen.getByRole("status")).toHaveTextContent(text),
    press: (name: string) => screen.getByRole("button", { name }).click(),
  };
};

let before: string;
beforeEach(() => {
  before = location.pathname + location.search;
  return () => history.replaceState(null, "", before);
});

test("links, filters and going back, in memory and in the browser", async () => {
  history.replaceState(null, "", "/start");
  for (const each of [createMemoryHistory(["/start"]), createBrowserHistory(() => true)]) {
    const { screen, says, press } = await show(each);
    await says("/start POP null");
    await screen.getByRole("link").click();
    await says('/next?of=x PUSH {"from":"link"}');
    await press("Filter");
    await says("/next?of=xy REPLACE null");
    await press("Back");
    await says("/start POP null");
    await screen.unmount();
  }
});

test("a link opened in another tab, or that its owner handles, stays the browser's", async () => {
  const memory = createMemoryHistory(["/start"]);
  const screen = await render(
    <Router history={memory}>
      <Link to="/next" onClick={(event) => event.preventDefault()}>
        Handled
      </Link>
      <Link to="/next" download>
        File
      </Link>
    </Router>,
  );
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByText("Handled"), { modifiers: ["Control"] });
  await screen.getByText("Handled").click();
  expect(memory.location().pathname).toBe("/start");
  expect(screen.getByText("Handled").element().getAttribute("href")).toBe("/next");
});

test("S2.11 no address of ours leads to another site", async () => {
  history.replaceState(null, "", "/start");
  createBrowserHistory(() => true).navigate("//other.example/learn", {});
  expect(location.host).not.toBe("other.example");
  expect(location.pathname).toBe("//other.example/learn");
});

test("a redirect replaces its own entry", async () => {
  const memory = createMemoryHistory(["/first", "/old"]);
  await render(
    <Router history={memory}>
      <Navigate to="/new" replace />
    </Router>,
  );
  await expect.poll(() => memory.location().pathname).toBe("/new");
  memory.go(-1);
  expect(memory.location().pathname).toBe("/first");
});
