// Several tabs: Apple declares one function for each number instead of a parameter pack.

extension TabContentBuilder {
  /// Two tabs, in order.
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue>
  where C0: TabContent, C1: TabContent, TabValue == C0.TabValue, TabValue == C1.TabValue {
    TabList<TabValue>(members: [c0, c1])
  }

  /// Three tabs, in order.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, TabValue == C0.TabValue,
    TabValue == C1.TabValue, TabValue == C2.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2])
  }

  /// Four tabs, in order.
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, TabValue == C0.TabValue,
    TabValue == C1.TabValue, TabValue == C2.TabValue, TabValue == C3.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3])
  }

  /// Five tabs, in order.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    TabValue == C0.TabValue, TabValue == C1.TabValue, TabValue == C2.TabValue,
    TabValue == C3.TabValue, TabValue == C4.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3, c4])
  }

  /// Six tabs, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    TabValue == C0.TabValue, TabValue == C1.TabValue, TabValue == C2.TabValue,
    TabValue == C3.TabValue, TabValue == C4.TabValue, TabValue == C5.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3, c4, c5])
  }

  /// Seven tabs, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, TabValue == C0.TabValue, TabValue == C1.TabValue, TabValue == C2.TabValue,
    TabValue == C3.TabValue, TabValue == C4.TabValue, TabValue == C5.TabValue,
    TabValue == C6.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3, c4, c5, c6])
  }

  /// Eight tabs, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, C7: TabContent, TabValue == C0.TabValue, TabValue == C1.TabValue,
    TabValue == C2.TabValue, TabValue == C3.TabValue, TabValue == C4.TabValue,
    TabValue == C5.TabValue, TabValue == C6.TabValue, TabValue == C7.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Nine tabs, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, C7: TabContent, C8: TabContent, TabValue == C0.TabValue,
    TabValue == C1.TabValue, TabValue == C2.TabValue, TabValue == C3.TabValue,
    TabValue == C4.TabValue, TabValue == C5.TabValue, TabValue == C6.TabValue,
    TabValue == C7.TabValue, TabValue == C8.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Ten tabs, in order.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent,
    C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent, TabValue == C0.TabValue,
    TabValue == C1.TabValue, TabValue == C2.TabValue, TabValue == C3.TabValue,
    TabValue == C4.TabValue, TabValue == C5.TabValue, TabValue == C6.TabValue,
    TabValue == C7.TabValue, TabValue == C8.TabValue, TabValue == C9.TabValue
  {
    TabList<TabValue>(members: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
