// Several columns and several rows: Apple declares a function for each number.
import Foundation

extension TableColumnBuilder {
  /// Two columns, in order.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1)
  >
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, C0: TableColumnContent,
    C1: TableColumnContent
  {
    TupleTableColumnContent(value: (c0, c1), members: [c0, c1])
  }

  /// Three columns, in order.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent
  {
    TupleTableColumnContent(value: (c0, c1, c2), members: [c0, c1, c2])
  }

  /// Four columns, in order.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, C0: TableColumnContent, C1: TableColumnContent,
    C2: TableColumnContent, C3: TableColumnContent
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3), members: [c0, c1, c2, c3])
  }

  /// Five columns, in order.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, C0: TableColumnContent,
    C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4), members: [c0, c1, c2, c3, c4])
  }

  /// Six columns, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent
  {
    TupleTableColumnContent(value: (c0, c1, c2, c3, c4, c5), members: [c0, c1, c2, c3, c4, c5])
  }

  /// Seven columns, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, C0: TableColumnContent, C1: TableColumnContent,
    C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent,
    C6: TableColumnContent
  {
    TupleTableColumnContent(
      value: (c0, c1, c2, c3, c4, c5, c6), members: [c0, c1, c2, c3, c4, c5, c6])
  }

  /// Eight columns, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, C0: TableColumnContent,
    C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  {
    TupleTableColumnContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7), members: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Nine columns, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue,
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent
  {
    TupleTableColumnContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8), members: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Ten columns, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue,
    RowValue == C9.TableRowValue, C0: TableColumnContent, C1: TableColumnContent,
    C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent,
    C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent
  {
    TupleTableColumnContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      members: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}

extension TableRowBuilder {
  /// Two rows, in order.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)>
  where
    C0: TableRowContent, C1: TableRowContent, Value == C0.TableRowValue, Value == C1.TableRowValue
  {
    TupleTableRowContent(value: (c0, c1), members: [c0, c1])
  }

  /// Three rows, in order.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableRowContent<
    Value, (C0, C1, C2)
  >
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, Value == C0.TableRowValue,
    Value == C1.TableRowValue, Value == C2.TableRowValue
  {
    TupleTableRowContent(value: (c0, c1, c2), members: [c0, c1, c2])
  }

  /// Four rows, in order.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue
  {
    TupleTableRowContent(value: (c0, c1, c2, c3), members: [c0, c1, c2, c3])
  }

  /// Five rows, in order.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, Value == C0.TableRowValue, Value == C1.TableRowValue,
    Value == C2.TableRowValue, Value == C3.TableRowValue, Value == C4.TableRowValue
  {
    TupleTableRowContent(value: (c0, c1, c2, c3, c4), members: [c0, c1, c2, c3, c4])
  }

  /// Six rows, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, Value == C0.TableRowValue, Value == C1.TableRowValue,
    Value == C2.TableRowValue, Value == C3.TableRowValue, Value == C4.TableRowValue,
    Value == C5.TableRowValue
  {
    TupleTableRowContent(value: (c0, c1, c2, c3, c4, c5), members: [c0, c1, c2, c3, c4, c5])
  }

  /// Seven rows, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, Value == C0.TableRowValue,
    Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6), members: [c0, c1, c2, c3, c4, c5, c6])
  }

  /// Eight rows, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7), members: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Nine rows, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent, Value == C0.TableRowValue, Value == C1.TableRowValue,
    Value == C2.TableRowValue, Value == C3.TableRowValue, Value == C4.TableRowValue,
    Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue,
    Value == C8.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8), members: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Ten rows, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent, C9: TableRowContent, Value == C0.TableRowValue, Value == C1.TableRowValue,
    Value == C2.TableRowValue, Value == C3.TableRowValue, Value == C4.TableRowValue,
    Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue,
    Value == C8.TableRowValue, Value == C9.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      members: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
