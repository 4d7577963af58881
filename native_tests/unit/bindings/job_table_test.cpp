// Handles of jobs: each refers to its own job only, even after that job has been freed.
#include "job_table.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace jiugong::bindings {
namespace {

int alive = 0;

class Counted : public Job {
 public:
  Counted() { ++alive; }
  ~Counted() override { --alive; }
};

class Other : public Counted {};

TEST(JobTable, FindsJobsByTheirHandlesAndClass) {
  JobTable table;
  const JobHandle first = table.add<Counted>(), second = table.add<Other>();
  EXPECT_NE(first, 0U);
  EXPECT_NE(second, 0U);
  EXPECT_NE(table.find(first), table.find(second));
  EXPECT_EQ(table.find_as<Counted>(first), table.find(first));
  EXPECT_EQ(table.find_as<Other>(second), table.find(second));
  EXPECT_EQ(table.find_as<Other>(first), nullptr);
  EXPECT_EQ(table.find_as<Counted>(second), nullptr);
}

TEST(JobTable, FreesJobsWhenTheyAreRemovedAndAtItsEnd) {
  alive = 0;
  {
    JobTable table;
    const JobHandle removed = table.add<Counted>();
    table.add<Counted>();
    EXPECT_EQ(alive, 2);
    EXPECT_TRUE(table.remove(removed));
    EXPECT_EQ(alive, 1);
  }
  EXPECT_EQ(alive, 0);
}

TEST(JobTable, FindsNoJobByHandlesThatItNeverGave) {
  JobTable table;
  EXPECT_EQ(table.find(0), nullptr);
  EXPECT_FALSE(table.remove(0));
  const JobHandle handle = table.add<Counted>();
  for (const JobHandle other : {0U, handle + 1, handle ^ (1U << 20), handle ^ (1U << 31), ~0U}) {
    EXPECT_EQ(table.find(other), nullptr);
    EXPECT_EQ(table.find_as<Counted>(other), nullptr);
    EXPECT_FALSE(table.remove(other));
  }
  EXPECT_NE(table.find(handle), nullptr);
}

TEST(JobTable, FindsNoJobByHandlesThatWereRemoved) {
  JobTable table;
  std::set<JobHandle> removed;
  // One slot, in all of its generations except one: each job in it has a different handle.
  for (int i = 0; i < 4094; ++i) {
    const JobHandle handle = table.add<Counted>();
    EXPECT_TRUE(removed.insert(handle).second);
    EXPECT_TRUE(table.remove(handle));
    EXPECT_FALSE(table.remove(handle));
  }
  const JobHandle last = table.add<Counted>();
  for (const JobHandle handle : removed) ASSERT_EQ(table.find(handle), nullptr);
  EXPECT_NE(table.find(last), nullptr);
  // The generations wrap around, skipping 0, so that no handle is 0.
  table.remove(last);
  EXPECT_NE(table.add<Counted>(), 0U);
}

TEST(JobTable, KeepsJobsApartWhileOthersComeAndGo) {
  JobTable table;
  std::vector<JobHandle> handles;
  std::vector<const Job*> jobs;
  for (int i = 0; i < 100; ++i) handles.push_back(table.add<Counted>());
  for (std::size_t i = 0; i < handles.size(); i += 3) table.remove(handles[i]);
  for (std::size_t i = 0; i < handles.size(); i += 3) handles[i] = table.add<Counted>();
  for (const JobHandle handle : handles) jobs.push_back(table.find(handle));
  EXPECT_EQ(std::set(jobs.begin(), jobs.end()).size(), handles.size());
  EXPECT_EQ(std::set(jobs.begin(), jobs.end()).count(nullptr), 0U);
}

}  // namespace
}  // namespace jiugong::bindings
