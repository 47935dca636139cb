export const apiPageStyle = `
:root{color-scheme:light dark;--background:light-dark(#f6f4fb,#15121f);--card:light-dark(#fff,#1f1b2c);
--ink:light-dark(#211b33,#ece8f6);--soft:light-dark(#625a78,#a79fbd);--line:light-dark(#e2ddf0,#352f48);
--link:light-dark(#4a35b8,#b3a4ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:16px/1.6 system-ui,sans-serif;display:grid;
grid-template-columns:17rem minmax(0,1fr)}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;border-right:1px solid var(--line);font-size:.9rem}
nav h2{font-size:.85rem;margin:1.25rem 0 .25rem;color:var(--soft);text-transform:capitalize}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
main{padding:2.5rem clamp(1rem,5vw,4rem);max-width:62rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}
section>h2{margin:3rem 0 1rem;text-transform:capitalize}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.25rem 1.5rem;margin:0 0 1rem;
scroll-margin-top:1rem}
article:target{border-color:var(--link)}
h3{margin:0;font-size:1rem;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}
h3 code{overflow-wrap:anywhere}h4{margin:1rem 0 .25rem;font-size:.9rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875rem}
.method{font:600 .75rem/1.8 ui-monospace,monospace;padding:0 .5rem;border-radius:6px;color:#fff;background:#5c5570}
.get{background:#17663f}.post{background:#4a35b8}.patch,.put{background:#8a4b00}.delete{background:#a3213c}
.facts{display:flex;gap:1rem;color:var(--soft);font-size:.875rem;margin:.25rem 0 .75rem}
details{border-top:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer;font-weight:600;font-size:.9rem}
details.common{border:0}
pre{overflow:auto;max-height:24rem;padding:1rem;background:var(--background);border-radius:8px;margin:.5rem 0}
table{border-collapse:collapse;width:100%;font-size:.875rem;margin:.5rem 0}
th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
@media(max-width:52rem){body{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}}
`;
