const COIN = "M0-6C14-6 26-2 26 4v8c0 6-12 10-26 10S-26 18-26 12V4c0-6 12-10 26-10z";

/** Piles of coins with a candle on each face. */
export function CoinStack({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 132 104" width="132" height="104" aria-hidden="true">
      {[
        [36, 84],
        [36, 70],
        [94, 84],
        [94, 70],
        [94, 56],
        [94, 42],
        [94, 28],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={COIN} fill="#eba413" />
          <ellipse cy="4" rx="26" ry="10" fill="#ffc53d" />
          <ellipse cy="4" rx="19" ry="6.5" fill="none" stroke="#eba413" strokeWidth="2" />
        </g>
      ))}
      <g transform="translate(38 38)">
        <path d="M0-31C7-23 11-18 11-12A11 11 0 0 1-11-12C-11-18-7-23 0-31z" fill="#ff8a5c" />
        <path d="M0-18C3-14 5-12 5-9A5 5 0 0 1-5-9C-5-12-3-14 0-18z" fill="#ffc53d" />
        <rect x="-2" y="-4" width="4" height="8" rx="2" fill="#c9f24b" />
        <rect x="-15" y="0" width="30" height="34" rx="9" fill="#a3cf1f" />
        <rect x="-15" y="0" width="26" height="34" rx="9" fill="#c9f24b" />
        <g fill="none" stroke="#1b174c" strokeWidth="2.200" strokeLinecap="round">
          <path d="M-10 14q3-4 6 0M3 14q3-4 6 0M-5 20q4 5 9 0" />
        </g>
      </g>
    </svg>
  );
}
