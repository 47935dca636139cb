interface TableHeadProps {
  /** The first names the rows. What is false is left out. */
  columns: readonly (string | false)[];
  className?: string;
}

/** The names of a table's columns. */
export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {columns.map(
          (name, index) =>
            name !== false && (
              <th key={index} scope="col">
                {name}
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}
